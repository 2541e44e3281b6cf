/** The shape of declared properties, whatever their machine. */
import type { AnyTarget, AnyTrigger } from './targets';

interface Declared {
  readonly says: string;
  readonly req: readonly string[];
}

/** The type-erased shape of a declared property. */
export type AnyProperty = Declared &
  (
    | {
        readonly kind: 'mustPass';
        readonly to: AnyTarget;
        readonly through: readonly AnyTarget[];
        readonly holdsUntil?: readonly AnyTarget[];
      }
    | { readonly kind: 'never'; readonly reach: AnyTarget; readonly after: AnyTarget }
    | { readonly kind: 'never'; readonly enter: string; readonly unless: readonly AnyTrigger[] }
    | { readonly kind: 'never'; readonly when: (moment: never) => boolean }
    | { readonly kind: 'alwaysExits'; readonly from: string; readonly on?: AnyTrigger; readonly to: readonly string[] }
    | {
        readonly kind: 'calledOnce';
        readonly port: string;
        readonly key: (input: never) => string;
        readonly open: (context: never) => string | null;
        readonly current: (context: never) => string | null;
        readonly until: readonly AnyTrigger[];
      }
    | {
        readonly kind: 'fourEyes';
        readonly port: string;
        readonly maker: (context: never) => string;
        readonly makersOf: (input: never, context: never) => readonly string[];
        readonly checker: (context: never) => { readonly id: string; readonly role: string };
        readonly roles: readonly string[];
      }
  );
