import { describe, expect, it } from 'vitest';
import { type Place, type PlaceGroup, parentOf } from './places';

const place = (href: string, current?: Place['current']): Place => ({ href, label: href, current });
const group = (...places: Place[]): PlaceGroup => ({ name: 'Any', icon: 'house', isPage: false, places });

describe('[NAV-08] where the arrow leads', () => {
  it('is the page that the sidebar marks for one that it does not have', () => {
    const groups = [group(place('/dashboard')), group(place('/dashboard/refunds', 'true'))];
    expect(parentOf(groups)).toBe('/dashboard/refunds');
  });
  it('is the dashboard for a page of the sidebar, and for one that belongs to none', () => {
    expect(parentOf([group(place('/dashboard')), group(place('/dashboard/refunds', 'page'))])).toBe('/dashboard');
    expect(parentOf([group(place('/dashboard'))])).toBe('/dashboard');
  });
  it('is nowhere from the dashboard', () => {
    expect(parentOf([group(place('/dashboard', 'page')), group(place('/dashboard/refunds'))])).toBeNull();
  });
});
