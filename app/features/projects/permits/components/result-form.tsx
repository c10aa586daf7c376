import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { RESULTS } from "~db/schema/permits.terms.ts";
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
      {/* Not radio-tiles: a page has a form for every inspection that waits, and their ids must differ. */}
      <fieldset
        aria-describedby={error && `${form.own}-result-error`}
        className={error ? "border-s-4 border-danger ps-3" : ""}
      >
        <legend className="mb-1.5 font-medium">{t("inspections.resultLegend")}</legend>
        {error && (
          <p id={`${form.own}-result-error`} className="mb-1.5 font-medium text-danger">
            {t(error as Key<"permits">)}
          </p>
        )}
        <div className="grid gap-2">
          {RESULTS.map((result, n) => (
            <label
              key={result}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 has-checked:border-2 has-checked:border-accent has-checked:bg-tint"
            >
              <input
                type="radio"
                id={n === 0 ? `${form.own}-result` : undefined}
                name="result"
                value={result}
                defaultChecked={result === form.value("result")}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="font-medium">{t(`results.${result}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
