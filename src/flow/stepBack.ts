/** The browser's back button on a page of steps: it leads to the step before, like the button Back of the page, and not out of it. */
import { useEffect, useRef } from 'react';

let back: (() => void) | null = null;

/** Goes back one step. Returns whether the page has a step to go back to. */
export function takeStepBack(): boolean {
  const isStep = back !== null;
  back?.();
  return isStep;
}

/** `go` leads to the step before. Null on the first step. */
export function useStepBack(go: (() => void) | null): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  const isStep = go !== null;
  useEffect(() => {
    if (!isStep) return;
    back = () => latest.current?.();
    return () => {
      back = null;
    };
  }, [isStep]);
}
