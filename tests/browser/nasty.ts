/** What nobody should type. */
export const NASTY = [
  '<img src=x onerror="window.hit=1">',
  '"><script>window.hit=1</script>',
  '{{constructor.constructor("window.hit=1")()}}',
  'javascript:window.hit=1',
  "'; drop table payouts; --",
  '=HYPERLINK("http://evil.test")',
  '\u202Egnp.exe\u0000\u0007',
  '😀'.repeat(60),
  'x'.repeat(10_000),
] as const;
