/** The images of a form: they are prepared one after the other, and stand in the order in which they were chosen. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { releaseFile } from './files';
import { type PreparedImage, prepareImage } from './images';

/** An image that is being read. */
export interface ReadingImage {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
}

interface Options {
  readonly images: readonly PreparedImage[];
  readonly most: number;
  readonly limits: Parameters<typeof prepareImage>[1];
  /** Whether the form takes no values now, such as while it asks whether to leave. Images that are ready wait. */
  readonly isPaused: boolean;
  readonly onImages: (images: readonly PreparedImage[]) => void;
  /** How many are being read has changed. */
  readonly onReading: (count: number) => void;
}

function resume(waiting: (() => void)[]): void {
  for (const goOn of waiting.splice(0)) goOn();
}

export function useImages(options: Options) {
  const [reading, setReading] = useState<readonly ReadingImage[]>([]);
  /** The names of files for which there was no room. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const latest = useRef({ ...options, isShown: true });
  const cancelled = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const resumes = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    latest.current = { ...options, isShown: latest.current.isShown };
  });
  useEffect(() => {
    const now = latest.current;
    now.isShown = true;
    return () => {
      latest.current.isShown = false;
      // What waits is released.
      resume(resumes.current);
    };
  }, []);
  useEffect(() => {
    if (!options.isPaused) resume(resumes.current);
  }, [options.isPaused]);
  const { onReading } = options;
  const tell = useRef(onReading);
  useLayoutEffect(() => {
    tell.current = onReading;
  });
  useEffect(() => tell.current(reading.length), [reading.length]);

  const prepare = async (file: File, id: string, replaced: string | null): Promise<void> => {
    if (cancelled.current.has(id)) return;
    const image = await prepareImage(file, latest.current.limits, (part) =>
      setReading((all) => all.map((one) => (one.id === id ? { ...one, part } : one))),
    );
    if (latest.current.isPaused) await new Promise<void>((goOn) => resumes.current.push(goOn));
    setReading((all) => all.filter((one) => one.id !== id));
    const { images, isShown, onImages } = latest.current;
    if (!isShown || cancelled.current.has(id)) return releaseFile(image.key);
    if (replaced !== null && images.some(({ key }) => key === replaced)) {
      releaseFile(replaced);
      return onImages(images.map((one) => (one.key === replaced ? image : one)));
    }
    onImages([...images, image]);
  };

  /** Takes as many as there is room for. `replaced` is the key of the image whose place the first one takes. */
  const add = (files: readonly File[], replaced: string | null = null) => {
    const room = latest.current.most - latest.current.images.length - waiting.current + (replaced === null ? 0 : 1);
    const taken = files.slice(0, Math.max(0, room)).map((file) => ({ file, id: crypto.randomUUID() }));
    setLeft(files.slice(taken.length).map(({ name }) => name));
    setReading((all) => [...all, ...taken.map(({ file, id }) => ({ id, name: file.name, part: 0 }))]);
    waiting.current += taken.length;
    // One at a time, because each takes much memory.
    for (const [n, { file, id }] of taken.entries()) {
      queue.current = queue.current
        .then(() => prepare(file, id, n === 0 ? replaced : null))
        .finally(() => {
          waiting.current -= 1;
        });
    }
  };
  return {
    reading,
    left,
    add,
    cancel: (id: string) => {
      cancelled.current.add(id);
      setReading((all) => all.filter((one) => one.id !== id));
    },
    remove: (key: string) => {
      releaseFile(key);
      setLeft([]);
      options.onImages(options.images.filter((image) => image.key !== key));
    },
  };
}
