import { useFlowContext } from '../../flow/FlowProvider';
import { Button } from '../../ui/buttons/Button';
import { copyText } from '../../ui/buttons/clipboard';
import type { IconName } from '../../ui/theme/Icon';

interface CopyReceiptProps {
  readonly icon?: IconName;
  /** The receipt as text, one fact a line. */
  readonly text: string;
}

/** Copies a receipt. The browser may refuse. */
export function CopyReceipt({ icon, text }: CopyReceiptProps) {
  const { notice } = useFlowContext();
  const copy = async () => {
    const isCopied = await copyText(text);
    if (isCopied) notice({ flow: 'copy', tone: 'good', text: 'Receipt copied' });
    else notice({ flow: 'copy', tone: 'bad', text: 'Your browser blocked copying. Print the receipt instead.' });
  };
  return (
    <Button {...(icon && { icon })} onPress={copy}>
      Copy receipt
    </Button>
  );
}
