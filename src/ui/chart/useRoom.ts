import { type RefCallback, useCallback, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns an element's size in whole pixels. Null without a layout. */
export function useRoom(): readonly [RefCallback<HTMLElement>, Size | null] {
  const [size, setSize] = useState<Size | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight];
      setSize((last) =>
        last?.width === width && last.height === height ? last : width > 0 && height > 0 ? { width, height } : null,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
