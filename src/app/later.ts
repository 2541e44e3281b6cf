/** What the build names in the page's head because it is needed next: the code, and on the first page the rest of the styles. */
const named = () => document.querySelector<HTMLMetaElement>('meta[name=later]')?.content.split(' ') ?? [];

const isStyles = (file: string) => file.endsWith('.css');

/** Brings code into the browser without running it: running it is work, and whoever fills a form should not feel it. */
export function fetchCode(): void {
  for (const href of named().filter((file) => !isStyles(file))) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  }
}

function added(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    };
    document.head.append(link);
  });
}

/** The rest of the styles, where the page has a part of them; ends when they hold. */
export async function fetchStyles(): Promise<void> {
  const missing = named().filter((file) => isStyles(file) && !document.querySelector(`link[rel=stylesheet][href="${file}"]`));
  await Promise.all(missing.map(added));
}
