/** Reads the generated step definitions as Cucumber would. */
import { stepDefinitions } from '../../atlas/exports/stepDefinitions';

const source = stepDefinitions();
const [, value = ''] = /^const VALUE = String\.raw`(.*)`;$/m.exec(source) ?? [];

const patterns = [...source.matchAll(/^(?:When|Given)\(step\('(.*)'\), function/gm)].map(
  ([, phrase = '']) => new RegExp(`^${phrase.replace(/\$\d/g, () => value)}$`),
);

/** The values of each definition that takes a step. */
export const matching = (step: string): readonly (readonly string[])[] =>
  patterns.flatMap((pattern) => {
    const found = pattern.exec(step);
    return found ? [found.slice(1)] : [];
  });
