import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import { LIMITS, PICTURE_KINDS } from '../../../../machines/onboarding/onboardingDetails/onboardingDetails.rules';
import type { BusinessLogo } from '../../../../machines/settings/businessLogo/businessLogo.machine';
import type { RemovedLogo } from '../../../../machines/settings/logoRemoval/logoRemoval.machine';
import { type NewLogo, noLogo, selectNewLogo } from '../../../../machines/settings/newLogo/newLogo.machine';
import { css } from '../../../../styled-system/css';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Buttons } from '../../../ui/buttons/Buttons';
import { FilesField } from '../../../ui/controls/FilesField';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Dialog } from '../../../ui/layers/Dialog';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRows, SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { formatBytes } from '../../../ui/text/format';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import { PartError, type ShownPart } from '../../kit/PartError';
import type { PartProps } from './partProps';

const picture = css({
  w: '[4.5rem]',
  h: '[4.5rem]',
  objectFit: 'contain',
  p: '2',
  border: '[1px solid token(colors.line.soft)]',
  bg: 'sheet',
});

const RULES = 'PNG or JPEG, up to 1 MB';

interface LogoPartProps extends PartProps {
  /** The saved logo, which the fields show too. */
  readonly part: ShownPart<BusinessLogo>;
  readonly mayChange: boolean;
}

/** BUS-01: the logo that customers see. */
export function LogoPart({ flows, part, about, open, close, mayChange }: LogoPartProps) {
  const { value, busy } = part.view;
  const done = () => {
    close();
    part.send({ type: 'refresh' });
  };
  const logo = value?.logo ?? null;
  return (
    <SettingSection title="Logo" hint="On your invoices, payment links, QR codes and shop.">
      <PartError part={part} what="your logo" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && (
        <Loading
          outline={
            <>
              <div className={picture} aria-hidden="true" />
              <SettingRowsOutline count={1} />
            </>
          }
        >
          Loading your logo…
        </Loading>
      )}
      {logo && <img className={picture} src={logo.image} alt="The logo of your business" />}
      {value && (
        <SettingRows
          label="Logo"
          rows={[
            {
              key: 'logo',
              title: logo === null ? 'No logo yet' : 'Your logo',
              description: logo === null ? `${RULES}.` : `${isolated(logo.name)}, ${formatBytes(logo.size)}. ${RULES}.`,
              action: mayChange && (
                <Buttons>
                  <Button icon="image-plus" onPress={() => open('logo', 'update')}>
                    Update
                  </Button>
                  {logo && (
                    <Button kind="bare" onPress={() => open('logo', 'remove')}>
                      Remove
                    </Button>
                  )}
                </Buttons>
              ),
            },
          ]}
        />
      )}
      {mayChange && about('logo') === 'update' && <NewLogoDialog machine={flows.newLogo} onDone={done} />}
      {mayChange && logo && about('logo') === 'remove' && (
        <ConfirmDialog<RemovedLogo, Said>
          machine={flows.logoRemoval}
          subject={{ name: logo.name }}
          title="Remove the logo?"
          action="Remove"
          onDone={done}
        >
          <p>Customers will see the name of your business without a logo.</p>
        </ConfirmDialog>
      )}
    </SettingSection>
  );
}

interface NewLogoDialogProps {
  readonly machine: PartProps['flows']['newLogo'];
  readonly onDone: () => void;
}

const FORM = 'newLogo';

function NewLogoDialog({ machine, onDone }: NewLogoDialogProps) {
  const flow = useFlow(machine, {
    input: { subject: '', initialValues: noLogo, draft: null },
    select: selectNewLogo,
    onDone: ({ result }) => result !== 'sessionExpired' && onDone(),
  });
  const { view, send } = flow;
  return (
    <Dialog
      title="Update your logo"
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons<NewLogo> {...flow} form={FORM}>
          Save logo
        </FormButtons>
      }
    >
      <FormFrame<NewLogo> {...flow} id={FORM} work="A new logo">
        <FilesField
          label="New logo"
          hint={RULES}
          accept={PICTURE_KINDS}
          maxBytes={LIMITS.logo}
          {...useFields<NewLogo>(flow).file('logo')}
        />
      </FormFrame>
    </Dialog>
  );
}
