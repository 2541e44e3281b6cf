import { css } from '../../../styled-system/css';
import { Section } from '../../ui/layout/Section';
import { StatStrip } from '../../ui/text/StatStrip';

const FIGURES = ['Collection Balance', 'Payout Balance', 'Transaction count', 'Transaction volume', 'Transaction settlements'];

const soft = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note' });
const faint = css({ color: 'ink.faint' });

/** The figures of home before there are any. */
export const GhostFigures = () => (
  <Section title="Overview" actions={<p className={soft}>Your figures appear here after your first payment.</p>}>
    <StatStrip label="Business overview" figures={FIGURES.map((label) => ({ label, value: <span className={faint}>—</span> }))} />
  </Section>
);
