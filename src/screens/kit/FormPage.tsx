/** The page of a form: the way back above it, and its buttons at the end of the page. */
import type { ReactNode } from 'react';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import type { ActorView } from '../../flow/useFlow';
import { linkStyle } from '../../ui/buttons/button.style';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { PageFoot } from '../../ui/layout/PageFoot';
import { Stack } from '../../ui/layout/Stack';
import { FirstField } from './FirstField';
import { FormButtons, FormFrame } from './FormFrame';

interface FormBodyProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  readonly id: string;
  readonly work: string;
  /** What Save needs, if the form is as wide as the page. */
  readonly marks?: Parameters<typeof PageFoot>[0]['marks'];
  readonly note?: string | null;
  readonly children: ReactNode;
}

const narrow = css({ maxW: '[40rem]', minW: '0' });

/** A form with its buttons at the end of the page. */
export function FormBody<Values>({ id, work, marks, note = null, children, ...form }: FormBodyProps<Values>) {
  return (
    <>
      <FirstField>
        <FormFrame {...form} id={id} work={work}>
          {marks ? children : <div className={narrow}>{<Stack>{children}</Stack>}</div>}
        </FormFrame>
      </FirstField>
      <PageFoot
        {...(marks && { marks })}
        note={note}
        actions={
          <FormButtons {...form} form={id}>
            Save
          </FormButtons>
        }
      />
    </>
  );
}

interface NewPageProps {
  readonly title: string;
  readonly list: { readonly label: string; readonly path: string };
  readonly children: ReactNode;
}

/** The page of a form that loads nothing. */
export const NewPage = ({ title, list, children }: NewPageProps) => (
  <Page
    title={title}
    above={
      <Breadcrumb>
        {[
          <Link key="list" href={list.path} className={linkStyle}>
            {list.label}
          </Link>,
          title,
        ]}
      </Breadcrumb>
    }
  >
    {children}
  </Page>
);
