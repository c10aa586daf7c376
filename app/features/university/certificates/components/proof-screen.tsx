import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { CERTIFICATE_LIMITS } from "../certificates.limits.ts";
import type { ProofView } from "../certificates.view.server.ts";
import { CardFields } from "./card-form-screen.tsx";
import { Problem, TypedField } from "./parts.tsx";

interface ProofProps {
  view: ProofView;
  /** The name that was printed here last. */
  name?: string;
  tooLarge?: boolean;
  sent?: Sent;
}

/** The card that somebody is asked for, without an account. */
export default function ProofScreen({ view, name = "", tooLarge, sent }: ProofProps) {
  const t = useText("certificates");
  const { date } = useFormat();
  const form = formOf(["add"], sent, { holder: view.called, kind: view.kind, sentBy: name });
  const problem = tooLarge ? { fields: {}, errors: { photo: "errors.tooLarge" } } : sent;
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.title} />
        </h1>
        <p className="text-lg font-bold">
          <Typed text={view.called} />
        </p>
        <p className="max-w-prose">
          {t("proof.lead")} {view.dueOn && t("proof.due", { date: isolated(date(view.dueOn)) })}
        </p>
        {view.words && (
          <p>
            <Typed text={view.words} />
          </p>
        )}
      </header>
      <Problem sent={problem} />
      {view.isAnswered && <Notice tone="ok" title={t("proof.done")} />}
      {!view.isAnswered && !view.mayUpload && <Notice title={t("proof.readOnly")} />}
      {!view.isAnswered && view.mayUpload && (
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-5"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <CardFields form={form} tooLarge={tooLarge} />
          <TypedField form={form} name="sentBy" label={t("proof.sentBy")} most={CERTIFICATE_LIMITS.holder} />
          <Button name="intent" value="add" size="lg" className="justify-self-start">
            {t("proof.send")}
          </Button>
        </form>
      )}
    </div>
  );
}
