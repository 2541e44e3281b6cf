interface ImportMetaEnv {
  readonly VITE_API_ADDRESS?: string;
  readonly VITE_ONBOARDING_ADDRESS?: string;
  readonly VITE_LOG_OUT_CALL?: 'none';
  readonly VITE_PAYOUT_FEE_CALL?: 'none';
  readonly VITE_PAYOUT_STATUS_CALL?: 'none';
  readonly VITE_IDLE_MINUTES?: string;
  readonly VITE_HELP_ADDRESS?: string;
  readonly VITE_SUPPORT_EMAIL?: string;
}

/** The digest of the machines of this build, eight hexadecimal digits: see `atlas/sources.ts`. */
declare const __FLOWS__: string;
