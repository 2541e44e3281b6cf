import { Link } from 'wouter';
import { linkStyle } from '../../ui/button.style';
import { Page } from '../../ui/Page';
import { Ways } from '../../ui/shell/Ways';
import type { PlaceGroup } from '../shell/places';

interface HomeScreenProps {
  readonly name: string;
  readonly groups: readonly PlaceGroup[];
}

/** Where a merchant lands: the pages that there are, as the sidebar has them. */
export function HomeScreen({ name, groups }: HomeScreenProps) {
  const others = groups.filter(({ places }) => places.some(({ current }) => current !== 'page'));
  return (
    <Page title="Dashboard">
      <p>The books of {name || 'this business'} are open.</p>
      <Ways
        ways={others.map((group) => ({
          name: group.name,
          links: group.places.map(({ href, label }) => (
            <Link key={href} href={href} className={linkStyle}>
              {label}
            </Link>
          )),
        }))}
      />
    </Page>
  );
}
