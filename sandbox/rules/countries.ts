/** The countries of businesses: name, code, dial code. */
export const countries = [
  { name: 'Nigeria', short_name: 'NG', country_code: '234' },
  { name: 'Ghana', short_name: 'GH', country_code: '233' },
  { name: 'Kenya', short_name: 'KE', country_code: '254' },
  { name: 'South Africa', short_name: 'ZA', country_code: '27' },
  { name: 'United Kingdom', short_name: 'GB', country_code: '44' },
  { name: 'United States', short_name: 'US', country_code: '1' },
] as const;

/** Categories of businesses for the first version of onboarding. */
export const categories = [
  'Agriculture',
  'Education',
  'Fashion',
  'Food and drink',
  'Health',
  'Logistics',
  'Retail',
  'Software',
  'Travel',
] as const;
