import { memo } from 'react';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { ActionMenu } from '../../ui/shell/ActionMenu';
import { BusinessSwitcherButton } from '../../ui/shell/BusinessSwitcherButton';
import { BusinessStatus } from '../kit/businessStatus';

export interface BusinessSwitchProps extends Pick<Workspace, 'business' | 'businesses' | 'defaultBusinessId'> {
  readonly small?: boolean;
  readonly onChoose: (business: { readonly id: string; readonly name: string }) => void;
  /** Makes the active business the default at sign-in. */
  readonly onDefault: (name: string) => void;
  /** Null if the role may not add one. */
  readonly onAdd: (() => void) | null;
  /** Opens the list of all businesses. Null if the role may not. */
  readonly onAll: (() => void) | null;
}

/** SES-12: an entry with an id below 1 is no business, but creates a new one. */
const isEntry = ({ id }: Workspace['business']) => Number(id) < 1;

export const nameOfBusiness = ({ id, name }: Workspace['business']) => name || `Business ${id}`;

/** NAV-04, NAV-05: the active business, and the menu of others. A business without a description has no ID to show. */
export const BusinessSwitch = memo(function BusinessSwitch(props: BusinessSwitchProps) {
  const { business, businesses, defaultBusinessId, small = false, onChoose, onDefault, onAdd, onAll } = props;
  const real = businesses.filter((each) => !isEntry(each));
  const note = business.description === '' ? null : `Merchant ID: ${business.id}`;
  const chosen = (value: string) => businesses.find(({ id }) => id === value) ?? business;
  return (
    <ActionMenu
      placement="bottom-start"
      trigger={<BusinessSwitcherButton name={nameOfBusiness(business)} note={note} small={small} />}
      choice={{
        label: 'Businesses',
        value: business.id,
        closes: true,
        options: real.map((each) => ({
          value: each.id,
          label: nameOfBusiness(each),
          mark: each.verificationStatus && <BusinessStatus status={each.verificationStatus} />,
        })),
        onChoose: (value) => onChoose({ id: value, name: nameOfBusiness(chosen(value)) }),
      }}
      actions={[
        ...(real.length > 1 && business.id !== defaultBusinessId
          ? [
              {
                key: 'default',
                label: 'Open this business when I sign in',
                icon: 'check' as const,
                reason: null,
                onChoose: () => onDefault(nameOfBusiness(business)),
              },
            ]
          : []),
        ...businesses
          .filter((each) => isEntry(each) && onAdd !== null)
          .map(({ id, name }) => ({ key: id, label: name, icon: 'plus' as const, reason: null, onChoose: () => onAdd?.() })),
        ...(onAll ? [{ key: 'all', label: 'Sub-merchants', icon: 'briefcase' as const, reason: null, onChoose: onAll }] : []),
      ]}
    />
  );
});
