import type { ReportFormat } from '../../../contract/reports/reportStatuses';
import type { Report, ReportRequested, ReportSought } from '../../../contract/reports/reports';

export type { Report, ReportFormat, ReportRequested, ReportSought };

/** A column that the file may have. */
export interface ReportColumn {
  readonly key: string;
  readonly head: string;
  /** Chosen unless the merchant chooses otherwise. */
  readonly isUsual: boolean;
}

export interface ReportChoice {
  /** Keys of columns, in the order of the file. */
  readonly columns: readonly string[];
  readonly format: ReportFormat;
}

/** A request as it is sent. */
export interface ReportOrder<Filter> extends ReportChoice {
  readonly filter: Filter;
  /** Lets the provider make one file only, however often the request is sent. */
  readonly idempotencyKey: string;
}

/** What is remembered in this browser tab: the choice, and a request whose file is not known to be finished. */
export interface ReportBookmark<Filter> {
  readonly choice: ReportChoice;
  readonly request: ReportOrder<Filter> | null;
  /** The request arrived, so another filter may be exported meanwhile. */
  readonly isReceived: boolean;
}

export interface ReportRequestContext<Filter> extends Omit<ReportBookmark<Filter>, 'isReceived'> {
  /** The filter of the list, or that of the remembered request. */
  readonly filter: Filter;
  /** The file as the Report Centre last showed it. Null before that. */
  readonly report: Report | null;
  /** How often its progress was looked up since it was requested. */
  readonly looks: number;
  /** The provider's message about the request. */
  readonly message: string;
  readonly problem: string | null;
}

export interface ReportRequestInput<Filter> {
  readonly filter: Filter;
  readonly bookmark: ReportBookmark<Filter> | null;
}

export type ReportRequestEvent =
  | { type: 'column.toggled'; key: string }
  | { type: 'columns.all' }
  | { type: 'format.chosen'; format: ReportFormat }
  | { type: 'export.requested' }
  | { type: 'choice.revised' }
  | { type: 'outcome.retry' }
  | { type: 'reconnected' }
  | { type: 'progress.checked' }
  | { type: 'dismissed' };

/** `left`: the file is requested, and is found in the Report Centre. */
export interface ReportRequestOutput {
  readonly result: 'closed' | 'left' | 'sessionExpired';
}
