import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { RESULTS } from "~db/schema/permits.terms.ts";
import type { Sent } from "../permits.form.server.ts";
import { formOf, TypedField } from "./form-parts.tsx";

interface ResultFormProps {
  inspection: string;
  /** Where the form is sent. */
  action: string;
  /** Who records it, as far as it is known. */
  name?: string;
  sent?: Sent;
}

/** What came of an inspection: for members, and for the inspector who holds the link. */
export function ResultForm({ inspection, action, name = "", sent }: ResultFormProps) {
  const t = useText("permits");
  const form = formOf("result", sent, { begin: { inspector: name }, about: inspection });
  const error = form.error("result");
  return (
    <form method="post" action={action} noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="inspection" value={inspection} />
      <div id={`${form.own}-result`}>
        <RadioTiles
          name="result"
          legend={t("inspections.resultLegend")}
          options={RESULTS.map((result) => ({ value: result, text: t(`results.${result}`) }))}
          chosen={form.value("result")}
          error={error && t(error as Key<"permits">)}
        />
      </div>
      <TypedField
        form={form}
        name="corrections"
        label={t("inspections.corrections")}
        hint={t("inspections.correctionsHint")}
        long
      />
      <TypedField form={form} name="inspector" label={t("inspections.inspector")} />
      <Button name="intent" value="result" className="justify-self-start">
        {t("inspections.record")}
      </Button>
    </form>
  );
}
