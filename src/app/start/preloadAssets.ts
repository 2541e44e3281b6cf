/** Returns what the build lists in the page's head as needed next: the code, and on the first page the remaining styles. */
const named = () => document.querySelector<HTMLMetaElement>('meta[name=later]')?.content.split(' ') ?? [];

const isStyles = (file: string) => file.endsWith('.css');

const addLink = (link: Partial<HTMLLinkElement>) =>
  document.head.appendChild(Object.assign(document.createElement('link'), link));

/** Loads code without running it, because running it would slow down a user who is typing. */
export function fetchCode(): void {
  for (const href of named().filter((file) => !isStyles(file))) addLink({ rel: 'modulepreload', crossOrigin: '', href });
}

function added(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = addLink({
      rel: 'stylesheet',
      href,
      onload: () => resolve(),
      onerror: () => {
        link.remove();
        reject(new Error(`Couldn’t load ${href}.`));
      },
    });
  });
}

/** Loads the remaining styles if the page has only a part of them. Resolves when they apply. */
export async function fetchStyles(): Promise<void> {
  const missing = named().filter((file) => isStyles(file) && !document.querySelector(`link[rel=stylesheet][href="${file}"]`));
  await Promise.all(missing.map(added));
}
