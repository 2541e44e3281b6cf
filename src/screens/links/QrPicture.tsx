import { useMemo } from 'react';
import type { Wired } from '../../../machines/kit/flow/port';
import type { QrSubject, qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';
import { css } from '../../../styled-system/css';
import { modulesOf, pathOf } from '../../flow/qrCode';
import { useFlow } from '../../flow/useFlow';
import { ChoiceField } from '../../ui/controls/ChoiceField';

interface QrPictureProps {
  readonly url: string;
  readonly size: number;
}

/** Black on white in both themes, because scanners require it. */
export function QrPicture({ url, size }: QrPictureProps) {
  const squares = useMemo(() => modulesOf(url), [url]);
  return (
    <svg
      className={look}
      role="img"
      aria-label={`QR code for ${url}`}
      width={size}
      height={size}
      viewBox={`0 0 ${squares.count} ${squares.count}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={pathOf(squares)} fill="black" />
    </svg>
  );
}

interface SizedQrPictureProps extends QrPictureProps {
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
}

/** The code in its file's size. The area has the largest size, so that nothing moves when it changes. */
export const SizedQrPicture = ({ url, size, sizes, onSize }: SizedQrPictureProps) => (
  <>
    <div className={room} style={{ minHeight: Math.max(...sizes) }}>
      <QrPicture url={url} size={size} />
    </div>
    <ChoiceField
      label="Size"
      value={`${size}`}
      options={sizes.map((each) => ({ value: `${each}`, label: `${each} px` }))}
      onChoose={(chosen) => onSize(Number(chosen))}
    />
  </>
);

const look = css({ justifySelf: 'center', forcedColorAdjust: 'none' });
const room = css({ display: 'grid', placeItems: 'center' });

/** Saves a code as a file, and says whether that is running. */
export function useQrDownload(machine: Wired<typeof qrDownloadMachine>) {
  const { view, send } = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  const save = (code: QrSubject) => send({ type: 'download.requested', filter: code, format: 'png' });
  return { busy: view.busy, save };
}
