import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeClass = cva(
  "inline-flex items-center gap-1 rounded-control border px-2 py-0.5 text-sm font-medium",
  {
    variants: {
      variant: {
        default: "border-accent bg-tint text-ink",
        secondary: "border-line bg-sunken text-ink",
        destructive: "border-danger text-danger",
        outline: "border-control text-ink",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export function Badge({ variant, children }: VariantProps<typeof badgeClass> & { children: ReactNode }) {
  return <span className={badgeClass({ variant })}>{children}</span>;
}
