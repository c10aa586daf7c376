import type { Takeoff } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TakeoffList } from "./takeoff-list.tsx";

interface PlanListProps {
  takeoff: Takeoff;
  /** The id of the form that removes a measure. */
  form: string;
}

/** What was measured on a plan; a measure is removed by the form that holds the state. */
export default function PlanList({ takeoff, form }: PlanListProps) {
  const t = useText("take-off");
  return (
    <TakeoffList
      takeoff={takeoff}
      removal={(n, name) => (
        <Button
          form={form}
          name="do"
          value={`remove-${n}`}
          variant="ghost"
          size="icon"
          aria-label={t("removeOf", { name })}
        >
          <Icon name="trash-2" />
        </Button>
      )}
    />
  );
}
