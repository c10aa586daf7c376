import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { COMPLIANCE_LIMITS } from "../compliance.limits.ts";
import type { ItemRow } from "../compliance.queries.server.ts";
import { hasEnd, isInsurance } from "../requirements.ts";
import { BoxField, TypedField, useSay } from "./form-parts.tsx";

interface EvidenceFormProps {
  item: Pick<ItemRow, "id" | "kind" | "additionalInsured">;
  idem: string;
  /** The name that has to stand on it, to begin with. */
  legalName: string;
  byLink?: boolean;
  /** The name that was printed here last. */
  name?: string;
  sent?: Sent;
}

/** The file of a certificate or a paper and its key fields, for members and for whoever holds a link. */
export function EvidenceForm({ item, idem, legalName, byLink, name = "", sent }: EvidenceFormProps) {
  const t = useText("compliance");
  const say = useSay();
  const form = formOf(["send"], sent, { namedInsured: legalName, sentBy: name });
  const file = form.error("file") ?? (sent?.fields.intent ? undefined : sent?.errors.file);
  const insured = isInsurance(item.kind);
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid max-w-xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? idem} />
      <input type="hidden" name="item" value={item.id} />
      <Field
        name="file"
        type="file"
        accept={ACCEPTED.document}
        label={t("fields.file")}
        hint={t("fields.fileHint")}
        error={file && say(file)}
      />
      {insured && (
        <TypedField form={form} name="insurer" label={t("fields.insurer")} most={COMPLIANCE_LIMITS.insurer} />
      )}
      {item.kind !== "w9" && (
        <TypedField
          form={form}
          name="policyNumber"
          label={t(insured ? "fields.policyNumber" : "fields.number")}
          most={COMPLIANCE_LIMITS.number}
        />
      )}
      <TypedField form={form} name="effectiveOn" type="date" label={t("fields.effectiveOn")} />
      {hasEnd(item.kind) && (
        <TypedField form={form} name="expiresOn" type="date" label={t("fields.expiresOn")} />
      )}
      {insured && (
        <>
          <TypedField
            form={form}
            name="limit"
            type="decimal"
            label={t("fields.limit")}
            hint={t("fields.moneyHint")}
          />
          <TypedField form={form} name="aggregate" type="decimal" label={t("fields.aggregate")} />
        </>
      )}
      <TypedField
        form={form}
        name="namedInsured"
        label={t(insured ? "fields.namedInsured" : "fields.nameOnPaper")}
        most={COMPLIANCE_LIMITS.name}
      />
      {insured && (
        <>
          <TypedField
            form={form}
            name="holder"
            label={t("fields.holder")}
            hint={t("fields.holderHint")}
            most={COMPLIANCE_LIMITS.name}
          />
          {item.additionalInsured && (
            <div className="grid">
              <BoxField form={form} name="cg2010" label={t("fields.cg2010")} />
              <BoxField form={form} name="cg2037" label={t("fields.cg2037")} />
            </div>
          )}
        </>
      )}
      {byLink && (
        <TypedField
          form={form}
          name="sentBy"
          label={t("fields.sentBy")}
          most={COMPLIANCE_LIMITS.printedName}
        />
      )}
      <Button name="intent" value="send" size="lg" className="justify-self-start">
        {t("item.sendDo")}
      </Button>
    </form>
  );
}
