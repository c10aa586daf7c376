import { Field } from "~/ui/field.tsx";

/** An address to hand on: one press into the field takes all of it, with and without scripts. */
export function Address({ id, label, address }: { id: string; label: string; address: string }) {
  return <Field id={id} name={id} label={label} value={address} readOnly dir="ltr" className="select-all" />;
}
