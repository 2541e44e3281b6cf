import { Section, Titled } from '../../ui/Section';

/** ONB-16: the sections of 3§2.12, with the fixed text of 3§9. */
const SECTIONS: readonly (readonly [title: string, ...paragraphs: readonly string[]])[] = [
  ['About us', 'We provide the means by which your business accepts payments, pays out, and administers both.'],
  ['Age restriction', 'You must be 18 years or older to use the service, and so must everybody whom you give access.'],
  [
    'Privacy',
    'What you tell us is used to provide the service and to meet the law, and is given to nobody else without a reason in either.',
    'Tell us of every change of the information about you and your business within 14 days.',
  ],
  [
    'Disputes and reversal',
    'A claim about a payment has to reach us within 48 hours. An error that is not reported within 45 days is waived.',
  ],
  ['Acceptable use', 'The service is not to be used for anything that the law forbids, nor in anybody else’s name.'],
  ['Disclaimers', 'The service is given as it is. Banks and networks that we depend on may be late or unreachable.'],
  [
    'Liability',
    'Whatever we may be liable for in respect of a transaction is limited to the lesser of the amount of that transaction and US$20,000.',
  ],
  ['Applicable law', 'These terms are under the law of Nigeria.'],
  ['Legal disputes', 'A dispute that has not been resolved after 1 month goes to arbitration in Lagos under Nigerian law.'],
  [
    'Merchant terms of service',
    'You pay the fees that are shown to you before each transaction. A change of fees is notified within 5 days.',
  ],
  ['Registration', 'You register with true information, and keep what you sign in with to yourself.'],
  ['Data compliance', 'You comply with the PCI data-security standard wherever you handle the data of cards.'],
  ['Licenses', 'You may use the service and its interface for your own business, for as long as these terms hold.'],
  ['Confidentiality', 'What either of us learns of the other’s affairs stays between us, also after these terms have ended.'],
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
