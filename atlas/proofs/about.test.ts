import { describe, expect, it } from 'vitest';
import { flows } from '../../machines/flows';
import { modelOf } from '../graph';
import { aboutOf } from './about';
import type { AnyProperty } from './property';

const ofKind = (all: readonly AnyProperty[], kind: AnyProperty['kind']) => all.filter((one) => one.kind === kind);

describe('[FLW-02] what a property is about', () => {
  it('is where its port is called', () => {
    const { machine, properties } = flows.approval;
    const [eyes] = ofKind(properties, 'fourEyes');
    expect(eyes && aboutOf(modelOf(machine), eyes)).toEqual(['approval.submitting']);
  });
  it('is the states and transitions that it names', () => {
    const { machine, properties } = flows.payout;
    const model = modelOf(machine);
    const once = ofKind(properties, 'calledOnce').flatMap((one) => aboutOf(model, one));
    expect(once).toContain('payout.submitting');
    expect(once.filter((id) => id.includes(' | xstate.done.actor.')).length).toBeGreaterThan(0);
  });
  it('is somewhere on the chart for every declared property', () => {
    const lost = Object.values(flows).flatMap(({ machine, properties }) => {
      const model = modelOf(machine);
      const ids = new Set([...model.states, ...model.transitions].map(({ id }) => id));
      return properties.flatMap((property: AnyProperty) => {
        const about = aboutOf(model, property);
        return about.length > 0 && about.every((id) => ids.has(id)) ? [] : [`${model.chart}: ${property.says}`];
      });
    });
    expect(lost).toEqual([]);
  });
});
