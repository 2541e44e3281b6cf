interface ImportMetaEnv {
  readonly VITE_API_ADDRESS?: string;
  readonly VITE_PAYOUT_FEE_CALL?: 'none';
  readonly VITE_PAYOUT_STATUS_CALL?: 'none';
}
