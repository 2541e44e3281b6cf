import type { ReactNode } from 'react';

/** A section of the catalogue. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="catalogue-part">
      <h2>{title}</h2>
      <div className="catalogue-pieces">{children}</div>
    </section>
  );
}

interface PieceProps {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component in one state or a few. */
export function Piece({ name, wide = false, children }: PieceProps) {
  return (
    <div className={wide ? 'catalogue-piece wide' : 'catalogue-piece'}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="catalogue-row">{children}</div>;
}
