import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { controlClass, controlProps, FieldFrame } from "~/ui/field-frame.tsx";
import { Fold } from "~/ui/fold.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import type { INVALID_REASONS } from "~db/schema/leads.terms.ts";
import { LEAD_LIMITS } from "../leads.limits.ts";
import type { OpenLeadView } from "../leads.view.server.ts";

interface Props {
  view: OpenLeadView;
  claim: string;
  reasons: typeof INVALID_REASONS;
  sent?: Sent;
}

/** That a request is none, with what shows it: words, and a file where there is one. */
export function ReportForm({ view, claim, reasons, sent }: Props) {
  const t = useText("leads");
  const form = formOf(["report"], sent, { reason: "" });
  const say = (key: string) => t(key as Key<"leads">);
  const field = { form, say };
  const error = form.error("file");
  const file = { name: "file", hint: t("fields.fileHint"), error: error && say(error) };
  return (
    <Fold title={t("pros.invalid")} open={form.isSent}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idems[2] ?? ""} />
        <input type="hidden" name="claim" value={claim} />
        <p className="max-w-prose">{t("pros.invalidText")}</p>
        <ChoiceField
          {...field}
          name="reason"
          label={t("fields.reason")}
          options={[
            { value: "", text: t("choose") },
            ...reasons.map((id) => ({ value: id, text: t(`invalids.${id}`) })),
          ]}
        />
        <TypedField
          {...field}
          name="evidence"
          long
          label={t("fields.evidence")}
          hint={t("fields.evidenceHint")}
          most={LEAD_LIMITS.evidence}
        />
        <FieldFrame id="file" label={t("fields.file")} hint={file.hint} error={file.error}>
          <input
            {...controlProps("file", file)}
            type="file"
            accept={ACCEPTED.document}
            className={controlClass(file.error)}
          />
        </FieldFrame>
        <Button name="intent" value="report" variant="outline" className="justify-self-start">
          {t("pros.invalid")}
        </Button>
      </form>
    </Fold>
  );
}
