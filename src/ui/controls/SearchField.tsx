import { useId, useRef } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { box } from './control';
import { Words } from './Field';
import type { Option } from './SelectField';

interface ColumnChoice {
  readonly column: string;
  readonly columns: readonly Option[];
  readonly onColumn: (column: string) => void;
}

interface EntryProps {
  readonly label: string;
  /** The column to search, if there is a choice. */
  readonly within?: ColumnChoice;
  readonly value: string;
  readonly onText: (text: string) => void;
}

interface SearchFieldProps extends EntryProps {
  readonly onSearch: () => void;
}

const whole = css({
  minW: '0',
  flex: { base: '[1 1 12rem]', md: '[1 1 14rem]' },
  w: 'full',
  maxW: { md: '[28rem]' },
  '&:has(select)': {
    // Next to an open panel it is shorter, so that the tools of a list fit in its row.
    flex: { base: '[1 1 12rem]', md: '[1 1 clamp(12.5rem, 22cqi, 14rem)]' },
    // What is typed keeps its room. Without any left, the tools take a line of their own.
    md: { '&:has(input:not(:placeholder-shown))': { minW: '[min-content]' } },
  },
});
const frame = css(box, { px: '0', gap: '0' });
const part = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  h: 'full',
  maxW: '[56%]',
  flex: { base: 'none', md: '[0 1 auto]' },
  minW: { md: '[5rem]' },
  borderRight: '[1px solid token(colors.line.soft)]',
});
const select = css({
  appearance: 'none',
  w: 'full',
  h: 'full',
  minH: '[var(--control)]',
  pl: '[0.625rem]',
  pr: '[1.875rem]',
  bg: '[transparent]',
  color: 'ink',
  fontWeight: 'medium',
  textOverflow: 'ellipsis',
  outline: '[none]',
  cursor: 'pointer',
  // As wide as the chosen column, and narrower beside a text that needs the room.
  fieldSizing: 'content',
  '& option': { bg: 'sheet', color: 'ink' },
  mdDown: { position: 'absolute', inset: '0', opacity: '0' },
});
// A phone has little room: the name of the column takes two lines above the control, which stands unseen in the same place.
const chosen = css({
  md: { display: 'none' },
  w: '[min-content]',
  minW: '[6rem]',
  pl: '[0.625rem]',
  pr: '[1.625rem]',
  fontSize: 'note',
  lineHeight: '[1.0625rem]',
  fontWeight: 'medium',
  whiteSpace: 'normal',
  pointerEvents: 'none',
});
const arrow = css({ position: 'absolute', right: '[0.625rem]', pointerEvents: 'none', color: 'ink.soft' });
const glass = css({ pl: '[0.625rem]', color: 'ink.soft' });
const entry = css({
  flex: '1',
  w: '0',
  minW: '0',
  h: 'full',
  minH: '[var(--control)]',
  px: '2',
  md: { '&:not(:placeholder-shown)': { minW: '[10rem]' } },
  bg: '[transparent]',
  color: 'ink',
  outline: '[none]',
  appearance: 'none',
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const clear = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  w: { base: '[var(--control)]', md: '[1.75rem]' },
  color: 'ink.soft',
  cursor: 'pointer',
  _hover: { color: 'ink' },
});

/** The maximum length of a search. Longer text is kept with an error, because a shortened one would find something else. */
const LONGEST = 100;

const isTooLong = (value: string) => value.trim().length > LONGEST;

/** A search field with an optional column. Enter searches. The caller decides what an empty text means. */
export const SearchField = ({ onSearch, ...rest }: SearchFieldProps) => (
  <search className={whole}>
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong(rest.value)) onSearch();
      }}
    >
      <Entry {...rest} />
    </form>
  </search>
);

/** A field that filters loaded rows at once. In a form, Enter does not submit it. */
export const LocalFilterField = (props: EntryProps) => (
  <search
    className={whole}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    }}
  >
    <Entry {...props} />
  </search>
);

function Entry(props: EntryProps) {
  const id = useId();
  const wrong = isTooLong(props.value);
  return (
    <>
      <Line {...props} invalid={wrong} describedBy={wrong ? `${id}-problem` : undefined} />
      <Words id={id} problem={wrong ? `Search for at most ${LONGEST} characters.` : null} />
    </>
  );
}

interface LineProps extends EntryProps {
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

/** Once there is text, it takes the room of the glass: a reference is read to its end. */
function Line({ label, within, value, onText, invalid, describedBy }: LineProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={frame}>
      {within && <Columns {...within} label={`${label}: column`} />}
      {value === '' && (
        <span className={glass}>
          <Icon name="search" />
        </span>
      )}
      <input
        className={entry}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        // Beside the column, and on a phone, its whole label has no room.
        placeholder={within ? 'Search' : label}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {value !== '' && (
        <button
          className={clear}
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

const Columns = ({ label, column, columns, onColumn }: ColumnChoice & { readonly label: string }) => (
  <span className={part} data-column-choice>
    <span className={chosen} aria-hidden="true">
      {columns.find(({ value }) => value === column)?.label}
    </span>
    <select className={select} aria-label={label} value={column} onChange={(event) => onColumn(event.target.value)}>
      {columns.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </select>
    <span className={arrow}>
      <Icon name="chevron-down" />
    </span>
  </span>
);
