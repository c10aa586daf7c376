import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { type FormState, formOf } from "~/ui/typed-field.tsx";
import { CARD_KINDS, CERTIFICATE_LIMITS, WALLET } from "../certificates.limits.ts";
import type { CardFormView } from "../certificates.view.server.ts";
import { ChoiceField, Problem, TypedField, useSay } from "./parts.tsx";

/** The photo of a card and what stands on it, for its keeper and for whoever is asked for it. */
export function CardFields({ form, tooLarge }: { form: FormState; tooLarge?: boolean }) {
  const t = useText("certificates");
  const say = useSay();
  const photo = tooLarge ? "errors.tooLarge" : form.error("photo");
  return (
    <>
      <Field
        name="photo"
        type="file"
        accept={ACCEPTED.picture}
        label={t("form.photo")}
        hint={t("form.photoHint")}
        error={photo && say(photo)}
      />
      <ChoiceField
        form={form}
        name="kind"
        label={t("form.kind")}
        options={CARD_KINDS.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }))}
      />
      <TypedField form={form} name="holder" label={t("form.holder")} most={CERTIFICATE_LIMITS.holder} />
      <TypedField form={form} name="number" label={t("form.number")} most={CERTIFICATE_LIMITS.number} />
      <TypedField form={form} name="issuer" label={t("form.issuer")} most={CERTIFICATE_LIMITS.issuer} />
      <TypedField form={form} name="issuedOn" type="date" label={t("form.issuedOn")} />
      <TypedField
        form={form}
        name="expiresOn"
        type="date"
        label={t("form.expiresOn")}
        hint={t("form.expiresHint")}
      />
    </>
  );
}

interface CardFormProps {
  view: CardFormView;
  sent?: Sent;
  tooLarge?: boolean;
}

export default function CardFormScreen({ view, sent, tooLarge }: CardFormProps) {
  const t = useText("certificates");
  const shell = useText("shell");
  const form = formOf(["add"], sent, view.begin);
  const problem = tooLarge ? { fields: {}, errors: { photo: "errors.tooLarge" } } : sent;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("credentialForm"))}
        title={shell("screens.credentialForm.title")}
      >
        <p>{t(view.begin ? "form.renews" : "form.lead")}</p>
      </PageHeading>
      <Problem sent={problem} />
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-5"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <CardFields form={form} tooLarge={tooLarge} />
        <Button name="intent" value="add" size="lg" className="justify-self-start">
          {t("form.do")}
        </Button>
      </form>
      <p>
        <TextLink href={WALLET}>{t("form.all")}</TextLink>
      </p>
    </div>
  );
}
