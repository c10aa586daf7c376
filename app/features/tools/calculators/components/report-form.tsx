import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { REPORT_MAX } from "../calculators.limits.ts";

export interface ReportReply {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** What is wrong with a calculator, to those who look after what Joe knows. It goes with the calculation's address. */
export function ReportForm({ link, idem, reply }: { link: string; idem: string; reply?: ReportReply }) {
  const t = useText("calculators");
  const error = reply?.errors.wrong ?? reply?.errors.idem;
  return (
    <details className="fold print:hidden" open={reply !== undefined}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center underline">
        {t("report.title")}
      </summary>
      <form method="post" action={link} noValidate className="grid max-w-xl gap-4 pt-2">
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        <TextareaField
          name="wrong"
          label={t("report.wrong")}
          hint={t("report.hint")}
          error={error && t(error as Key<"calculators">, { most: REPORT_MAX })}
          defaultValue={reply?.fields.wrong}
        />
        <Button name="intent" value="report" variant="outline" className="justify-self-start">
          {t("report.send")}
        </Button>
      </form>
    </details>
  );
}
