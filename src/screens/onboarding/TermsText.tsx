import { Section, Titled } from '../../ui/layout/Section';

/** ONB-16: the sections of 3§2.12, with the fixed text of 3§9. */
const SECTIONS: readonly (readonly [title: string, ...paragraphs: readonly string[]])[] = [
  ['About us', 'We provide the tools your business uses to accept payments, make payouts and manage both.'],
  ['Age restriction', 'You, and everyone you give access to, must be 18 or older to use the service.'],
  [
    'Privacy',
    'We use your information only to provide the service and to comply with the law. We share it with others only for these reasons.',
    'Tell us about any change to your information or your business’s information within 14 days.',
  ],
  [
    'Disputes and reversal',
    'Send us any claim about a payment within 48 hours. Report errors within 45 days, or you waive your right to a correction.',
  ],
  ['Acceptable use', 'Don’t use the service for anything illegal or in anyone else’s name.'],
  ['Disclaimers', 'We provide the service “as is”. The banks and networks we depend on may be delayed or unavailable.'],
  ['Liability', 'Our liability for a transaction is limited to the amount of that transaction or US$20,000, whichever is lower.'],
  ['Applicable law', 'Nigerian law governs these terms.'],
  ['Legal disputes', 'If a dispute isn’t resolved within 1 month, it goes to arbitration in Lagos under Nigerian law.'],
  [
    'Merchant terms of service',
    'You pay the fees we show you before each transaction. We notify you of fee changes within 5 days.',
  ],
  ['Registration', 'Register with accurate information and keep your sign-in details private.'],
  ['Data compliance', 'Comply with the PCI data security standard wherever you handle card data.'],
  ['Licenses', 'You may use the service and its interface for your own business while these terms are in force.'],
  ['Confidentiality', 'We each keep the other’s business information confidential, even after these terms end.'],
];

export const TermsText = () => (
  <Section title="Terms of service">
    {SECTIONS.map(([title, ...paragraphs]) => (
      <Titled key={title} title={title}>
        {paragraphs.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Titled>
    ))}
  </Section>
);
