/** Writes the results of paths as JUnit XML, which build servers read. */
import type { Result } from './result';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML and HTML. Most control characters are not allowed there and are removed. */
export const escaped = (text: string) =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

const secondsOf = (results: readonly Result[]) => results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
const failuresIn = (results: readonly Result[]) => results.filter(({ failed }) => failed !== null).length;

/** @param repeatOf the command that repeats a failure */
export function asJunit(results: readonly Result[], repeatOf: (result: Result) => string): string {
  const caseOf = (result: Result) => {
    const { flow, place, path, seconds, failed } = result;
    const head = `    <testcase classname="${escaped(`${flow}.${place}`)}" name="${escaped(path.id)}" time="${seconds.toFixed(3)}"`;
    if (!failed) return `${head}/>`;
    const more = escaped(`${failed.why}\n${repeatOf(result)}`);
    return `${head}>\n      <failure message="${escaped(failed.why)}">${more}</failure>\n    </testcase>`;
  };
  const names = [...new Set(results.map(({ flow, place }) => `${flow}.${place}`))];
  const suites = names.map((name) => {
    const own = results.filter(({ flow, place }) => `${flow}.${place}` === name);
    const head = `  <testsuite name="${name}" tests="${own.length}" failures="${failuresIn(own)}" time="${secondsOf(own)}">`;
    return [head, ...own.map(caseOf), '  </testsuite>'].join('\n');
  });
  const head = `<testsuites name="paths" tests="${results.length}" failures="${failuresIn(results)}" time="${secondsOf(results)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n');
}
