/** The possible next steps of a walk: each accepted event, response, fault and result, by the names of their cases. */
import { h } from './dom';
import { type Choice, happeningText, happeningWords } from './walkState';

const HEADS = {
  event: 'The merchant',
  answers: 'A port answers',
  fails: 'A port fails',
  ends: 'A child machine ends',
  passes: 'Time',
};

const KINDS = ['event', 'answers', 'fails', 'ends', 'passes'] as const;

function choice({ happening, way }: Choice, onTake: (way: number) => void) {
  const text = happeningWords(happening);
  const title = happeningText(happening);
  if (way === null)
    return h('li', { class: 'refused' }, h('span', { title }, text), h('span', { class: 'note' }, 'no guard holds'));
  return h('li', {}, h('button', { type: 'button', class: 'choice', title, on: { click: () => onTake(way) } }, text));
}

export function choices(all: readonly Choice[], onTake: (way: number) => void): HTMLElement {
  const groups = KINDS.flatMap((kind) => {
    const some = all.filter(({ happening }) => happening.kind === kind);
    return some.length === 0 ? [] : [h('h3', {}, HEADS[kind]), h('ul', {}, ...some.map((one) => choice(one, onTake)))];
  });
  return h(
    'section',
    { class: 'choices', 'aria-labelledby': 'choices' },
    h('h2', { id: 'choices' }, 'Possible steps'),
    ...(groups.length > 0 ? groups : [h('p', { class: 'note' }, 'None: the flow has ended.')]),
  );
}
