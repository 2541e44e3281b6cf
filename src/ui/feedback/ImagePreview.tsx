import { useEffect, useState } from 'react';
import { slotLooks as look } from '../controls/imageSlots.style';
import { Icon } from '../theme/Icon';

interface PreviewProps {
  readonly image: { readonly key: string; readonly problem: string | null };
  /** Returns the URL of the preview, or null. The caller releases it with the returned function. */
  readonly pictureOf: (key: string) => { readonly url: string; readonly free: () => void } | null;
}

/** The preview of an image. A refused one is never drawn, because it may be what was refused for its size. */
export function Preview({ image: { key, problem }, pictureOf }: PreviewProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const picture = problem === null ? pictureOf(key) : null;
    setUrl(picture?.url ?? null);
    return picture?.free;
  }, [key, problem, pictureOf]);
  if (problem !== null)
    return (
      <span className={look.sign}>
        <Icon name="image-off" />
      </span>
    );
  return url && <img className={look.picture} src={url} alt="" draggable={false} />;
}
