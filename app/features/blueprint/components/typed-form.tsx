import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { CEILING_ROOMS, type TypedError, type TypedLines } from "../blueprint.schemas.ts";

interface TypedFormProps {
  typed?: TypedLines;
  error?: TypedError;
  example: string;
}

/** What stands on a drawing, typed: an address that can be shared, checked without a picture and without scripts. */
export function TypedForm({ typed, error, example }: TypedFormProps) {
  const t = useText("blueprint");
  return (
    <form
      method="get"
      action="/blueprint-analyzer"
      noValidate
      className="grid max-w-3xl gap-4"
      data-keep-scroll
    >
      <TextareaField
        key={typed?.lines}
        name="lines"
        label={t("typed.label")}
        hint={
          <>
            {t("typed.hint")}{" "}
            <bdi dir="ltr" translate="no">
              BEDROOM 2 11'-0" x 12'-4"
            </bdi>
          </>
        }
        error={error && t(error)}
        defaultValue={typed?.lines}
        rows={6}
        dir="ltr"
        spellCheck={false}
      />
      <SelectField
        name="room"
        label={t("typed.room")}
        defaultValue={typed?.room}
        options={CEILING_ROOMS.map((value) => ({ value, text: t(`typed.rooms.${value}`) }))}
      />
      <Checkbox name="exit" label={t("typed.exit")} value="1" defaultChecked={typed?.exit} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button>{t("typed.submit")}</Button>
        <TextLink href={`/blueprint-analyzer?${new URLSearchParams({ lines: example })}#result`}>
          {t("typed.example")}
        </TextLink>
      </p>
    </form>
  );
}
