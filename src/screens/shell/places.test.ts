import { describe, expect, it } from 'vitest';
import { type Place, type PlaceGroup, parentOf } from './places';

const place = (href: string, current?: Place['current']): Place => ({ href, label: href, current });
const group = (...places: Place[]): PlaceGroup => ({ name: 'Any', icon: 'house', isPage: false, places });

describe('[NAV-08] the target of the back arrow', () => {
  it('is the page that the sidebar marks, for a page outside of the sidebar', () => {
    const groups = [group(place('/dashboard')), group(place('/dashboard/refunds', 'true'))];
    expect(parentOf(groups)).toBe('/dashboard/refunds');
  });
  it('is the dashboard, for a page of the sidebar and for a page without a parent', () => {
    expect(parentOf([group(place('/dashboard')), group(place('/dashboard/refunds', 'page'))])).toBe('/dashboard');
    expect(parentOf([group(place('/dashboard'))])).toBe('/dashboard');
  });
  it('is missing on the dashboard', () => {
    expect(parentOf([group(place('/dashboard', 'page')), group(place('/dashboard/refunds'))])).toBeNull();
  });
});
