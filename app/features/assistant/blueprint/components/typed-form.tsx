import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { controlClass, controlProps, FieldFrame } from "~/ui/field-frame.tsx";
import type { TypedError } from "../blueprint.schemas.ts";
import { ZoneField } from "./zone-field.tsx";

interface TypedFormProps {
  lines?: string;
  zone?: string;
  error?: TypedError;
  example: string;
}

const ADDRESS = "/blueprint-analyzer";

/** What stands on a drawing, typed: an address that can be shared, checked without a picture and without scripts. */
export default function TypedForm({ lines, zone = "", error, example }: TypedFormProps) {
  const t = useText("blueprint");
  const field = { name: "lines", hint: t("typed.hint"), error: error && t(error) };
  return (
    <form method="get" action={ADDRESS} noValidate className="grid max-w-3xl gap-4" data-keep-scroll>
      <FieldFrame id="lines" label={t("typed.label")} {...field}>
        <textarea
          key={lines}
          {...controlProps("lines", field)}
          className={`${controlClass(field.error)} py-2.5`}
          defaultValue={lines}
          rows={6}
          dir="ltr"
          translate="no"
        />
      </FieldFrame>
      <ZoneField zone={zone} />
      <p className="flex flex-wrap items-center gap-4">
        <Button>{t("typed.submit")}</Button>
        <a
          href={`${ADDRESS}?${new URLSearchParams({ lines: example })}#result`}
          className="font-medium text-blueprint underline"
        >
          {t("typed.example")}
        </a>
      </p>
    </form>
  );
}
