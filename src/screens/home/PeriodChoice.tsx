import { PERIODS, type Period } from '../../../machines/home/dailyFigures/homePeriods';
import { PlainSelect } from '../../ui/controls/PlainSelect';
import { PERIOD_WORDS } from './periodWords';

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

/** HOM-01, HOM-02: the one period of the page. */
export const PeriodChoice = ({ period, onChoose }: PeriodChoiceProps) => (
  <PlainSelect
    aria-label="Period"
    value={period}
    onChange={({ target: { value } }) => onChoose(PERIODS.find((each) => each === value) ?? period)}
  >
    {PERIODS.map((each) => (
      <option key={each} value={each}>
        {PERIOD_WORDS[each].name}
      </option>
    ))}
  </PlainSelect>
);
