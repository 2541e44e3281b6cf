/** The player below the chart: which walk is shown, and its current step. */
import type { ChartData } from '../site/data';
import { capital, spoken, stateWords } from '../words';
import { type Attributes, fill, h, icon, iconButton } from './dom';
import type { Walk } from './route';
import { happeningText, happeningWords, type WalkState } from './walkState';

const SECOND_MS = 1000;
const BEAT_MS = 1.2 * SECOND_MS;

interface PlayerOptions {
  readonly data: ChartData;
  /** Called with another walk, or another step of the same walk. */
  readonly onGo: (walk: Walk | null, step: number) => void;
}

const lastSteps = ({ walk, model: _, paths }: ChartData, nth: number) => {
  const path = paths[nth];
  if (!walk || !path) return '';
  let place = walk.starts[path.start]?.at ?? 0;
  const texts = path.ways.map((way) => {
    const edge = walk.out[place]?.[way];
    place = edge?.[1] ?? place;
    const happening = walk.happenings[edge?.[0] ?? 0];
    return happening ? happeningWords(happening) : '';
  });
  return texts.slice(-2).join(', ');
};

/** Lists the paths first, then a walk of the reader's own from each input. */
function selectOf(data: ChartData, onChoose: (walk: Walk | null) => void) {
  const option = (value: string, text: string) => h('option', { value }, text);
  const paths = data.paths.map(({ id, ways }, nth) =>
    option(`path ${id}`, `Path ${nth + 1} of ${data.paths.length} (${ways.length} steps): … ${lastSteps(data, nth)}`),
  );
  const own = (data.walk?.starts ?? []).map(({ input }, start) => option(`walk ${start}`, `From ${spoken(input)}`));
  const select = h(
    'select',
    { 'aria-label': 'Path', on: { change: () => onChoose(walkOf(select.value)) } },
    option('', 'Choose a path'),
    h('optgroup', { label: 'Your own path' }, ...own),
    h('optgroup', { label: 'Paths covering every transition' }, ...paths),
  );
  return select;
}

function walkOf(value: string): Walk | null {
  const [kind, id = ''] = value.split(' ');
  if (kind === 'path') return { path: id, start: 0, ways: [] };
  return kind === 'walk' ? { path: null, start: Number(id), ways: [] } : null;
}

const optionOf = ({ path, start }: Walk) => (path === null ? `walk ${start}` : `path ${path}`);

export function player({ data, onGo }: PlayerOptions) {
  let walkState: WalkState | null = null;
  let step = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    fill(play, icon('play'));
    play.setAttribute('aria-label', 'Play');
  };
  const go = (next: number) => {
    if (!walkState || next < 0 || next > walkState.steps.length) return stop();
    onGo(walkState.walk, next);
    if (next === walkState.steps.length) stop();
  };
  const toggle = () => {
    if (timer !== undefined) return stop();
    if (step === walkState?.steps.length) go(0);
    timer = setInterval(() => go(step + 1), BEAT_MS);
    fill(play, icon('pause'));
    play.setAttribute('aria-label', 'Pause');
  };
  const select = selectOf(data, (walk) => {
    stop();
    onGo(walk, 0);
  });
  const back = iconButton('back', 'Step back', () => go(step - 1));
  const play = iconButton('play', 'Play', toggle, { class: 'button icon solid' });
  const on = iconButton('on', 'Step forward', () => go(step + 1));
  const said = h('p', { class: 'said', 'aria-live': 'polite' });
  const ticks = h('ol', { class: 'ticks', 'aria-label': 'Steps' });
  const element = h('div', { class: 'player' }, h('div', { class: 'row' }, select, said, back, play, on), ticks);

  const tick = (nth: number, text: string, title: string) => {
    const current: Attributes = nth === step ? { 'aria-current': 'step' } : {};
    const button = h('button', { type: 'button', title, ...current, on: { click: () => go(nth) } }, text);
    return h('li', { class: nth < step ? 'been' : nth === step ? 'now' : false }, button);
  };
  return {
    element,
    stop,
    step: (by: number) => go(step + by),
    show(next: WalkState | null, at: number) {
      walkState = next;
      step = Math.min(at, next?.steps.length ?? 0);
      select.value = next ? optionOf(next.walk) : '';
      for (const button of [back, play, on]) button.toggleAttribute('hidden', next === null);
      said.textContent = next ? saidAt(next, step) : 'Choose a path to step through it, or take your own steps.';
      fill(
        ticks,
        ...(next
          ? [
              tick(0, capital(spoken(next.input)), next.input),
              ...next.steps.map(({ happening }, nth) => tick(nth + 1, happeningWords(happening), happeningText(happening))),
            ]
          : []),
      );
      const now = ticks.querySelector<HTMLElement>('.now');
      // Scrolls only this list, so the page does not move.
      if (now) ticks.scrollLeft = now.offsetLeft - ticks.offsetLeft - (ticks.clientWidth - now.clientWidth) / 2;
    },
  };
}

function saidAt({ input, steps, begins }: WalkState, step: number): string {
  const here = steps[step - 1] ?? begins;
  const leaf = here.states.at(-1) ?? '';
  const [taken] = steps.slice(step - 1, step);
  const what = step === 0 || !taken ? `starts with ${spoken(input)}` : happeningWords(taken.happening);
  return `Step ${step} of ${steps.length}: ${what} → ${stateWords(leaf.slice(leaf.indexOf('.') + 1))}`;
}
