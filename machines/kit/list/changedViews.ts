/** What becomes of a merchant's own views when one is saved, renamed, updated or deleted. */
import { MOST_VIEWS, nameProblem, type OwnView } from './ownViews';

const namesOf = (views: readonly OwnView[]) => views.map(({ name }) => name);

/** Returns the views with one more, or unchanged if there are too many or one has this name. */
export const withView = (views: readonly OwnView[], view: OwnView): readonly OwnView[] =>
  views.length < MOST_VIEWS && nameProblem(view.name, namesOf(views)) === null ? [...views, view] : views;

/** Returns the views with another name for one of them, or unchanged if another one has this name. */
export const renamed = (views: readonly OwnView[], from: string, to: string): readonly OwnView[] =>
  nameProblem(to, namesOf(withoutView(views, from))) === null
    ? views.map((view) => (view.name === from ? { ...view, name: to } : view))
    : views;

/** Returns the views with another filter for one of them. */
export const updated = (views: readonly OwnView[], { name, search }: OwnView): readonly OwnView[] =>
  views.map((view) => (view.name === name ? { name, search } : view));

export const withoutView = (views: readonly OwnView[], name: string): readonly OwnView[] =>
  views.filter((view) => view.name !== name);
