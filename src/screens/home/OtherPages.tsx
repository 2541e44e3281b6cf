import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { NavMenu } from '../../ui/shell/NavMenu';
import type { PlaceGroup } from '../shell/places';

/** The pages of a role, as in the sidebar, without the open one. */
export const OtherPages = ({ groups }: { readonly groups: readonly PlaceGroup[] }) => (
  <NavMenu
    ways={groups
      .filter(({ places }) => places.some(({ current }) => current !== 'page'))
      .map((group) => ({
        name: group.name,
        links: group.places.map(({ href, label }) => (
          <Link key={href} href={href} className={linkStyle}>
            {label}
          </Link>
        )),
      }))}
  />
);
