import { useMemo } from 'react';
import { modulesOf, pathOf } from '../../../flow/qrCode';

const SIZE = 136;

/** The address of the payment page as a code. */
export function BillQr({ url }: { readonly url: string }) {
  const squares = useMemo(() => modulesOf(url), [url]);
  return (
    <svg
      className="qr"
      role="img"
      aria-label="QR code of the payment page"
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${squares.count} ${squares.count}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${squares.count}v${squares.count}H0z`} />
      <path fill="#16213A" d={pathOf(squares)} />
    </svg>
  );
}
