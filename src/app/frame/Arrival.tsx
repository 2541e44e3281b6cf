import { useLocation } from 'wouter';
import { css } from '../../../styled-system/css';
import { ArrivalFrame } from '../../ui/shell/ArrivalFrame';
import type { FrameData } from './frameData';

const HOME = '/dashboard';
/** Without the list of pages in the document, such as after signing in. */
const NONE: FrameData = { groups: [], pages: [{ path: HOME, title: 'Dashboard', outline: 'home', place: null }] };

const hidden = css({ srOnly: true });

/** Returns the pages as the build lists them. This chunk does not import them, because they come with all of the dashboard. */
function listed(): FrameData {
  const data = document.getElementById('frame')?.dataset.pages;
  return data === undefined ? NONE : JSON.parse(data);
}

const isAt = (route: string, path: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);

/** What shows while the profile or the code of the dashboard loads. A signed-in user at another address is on the way to the dashboard. */
export function Arrival() {
  const [location] = useLocation();
  const path = location.startsWith(HOME) ? location : HOME;
  const { groups, pages } = listed();
  const page = pages.find((each) => isAt(each.path, path)) ?? null;
  return (
    <>
      <p className={hidden} role="status">
        Loading your dashboard…
      </p>
      <ArrivalFrame
        title={page?.title ?? null}
        outline={page?.outline ?? null}
        heads={page?.heads}
        isTall={page?.isTall}
        hasViews={page?.hasViews}
        hasNoAction={page?.hasNoAction}
        hasWayBack={page?.hasWayBack}
        groups={groups.map(({ labels, ...group }) => ({
          ...group,
          places: labels.map((label) => ({ label, isOpen: page?.place === `${group.name} ${label}` })),
        }))}
      />
    </>
  );
}
