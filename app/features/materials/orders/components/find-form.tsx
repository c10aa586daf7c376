import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { ORDER_LIMITS } from "../orders.limits.ts";

interface FindFormProps {
  action: string;
  /** What stays chosen beside it; nothing for what is shown without. */
  show: string;
  find: string;
  label: string;
  /** A project whose orders alone are shown. */
  project?: string;
}

/** Finds orders by a word or a number in the address. */
export function FindForm({ action, show, find, label, project }: FindFormProps) {
  const t = useText("orders");
  return (
    <search>
      <form action={action} className="flex flex-wrap items-end gap-3" data-keep-scroll>
        {show && <input type="hidden" name="show" value={show} />}
        {project && <input type="hidden" name="project" value={project} />}
        <Field
          key={find}
          id="find"
          name="find"
          label={label}
          defaultValue={find}
          maxLength={ORDER_LIMITS.find}
          autoComplete="off"
          dir="auto"
          className="max-sm:grow"
        />
        <Button variant="outline">
          <Icon name="search" />
          {t("list.search")}
        </Button>
      </form>
    </search>
  );
}
