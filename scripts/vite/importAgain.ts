import type { Plugin } from 'vite';

/** The next address of a file that failed is kept at the function itself. One more question mark names the same file. */
const AGAIN = 'self.__import=f=>import(__import[f]||f).catch(e=>{__import[f]=(__import[f]||f)+"?";throw e});';

const CALL = /\bimport\((?=[`"']\.\/)/g;

/**
 * A browser keeps a file that failed to load as failed until the page is reloaded, so that trying again would never help. After a failure
 * `import()` asks for the file under another address. The code of one file is never there twice, because the first address stays empty.
 */
export const importAgain = (): Plugin => ({
  name: 'import-again',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(CALL, '__import(');
      if (chunk.isEntry) chunk.code = AGAIN + chunk.code;
    }
  },
});
