import { cva, type VariantProps } from "class-variance-authority";
import { type ButtonHTMLAttributes, forwardRef } from "react";

/** Six variants and four sizes; every size is at least 44 px, 48 px where a glove is expected. */
export const buttonClass = cva(
  // `pressable` marks a link that is a button to the eye, so that it answers a press as one.
  "pressable button",
  {
    variants: {
      variant: {
        default: "bg-accent text-on-accent hover:bg-accent-strong",
        destructive: "border border-danger text-danger hover:bg-danger hover:text-paper",
        outline: "border border-control bg-surface text-ink hover:border-ink hover:bg-sunken",
        secondary: "bg-sunken text-ink border border-line hover:border-control",
        ghost: "text-ink hover:bg-sunken",
        link: "text-blueprint underline underline-offset-4 hover:no-underline",
      },
      size: {
        default: "min-h-12 px-5 text-base",
        sm: "min-h-12 px-3 text-base md:min-h-11",
        lg: "min-h-13 px-7 text-lg",
        icon: "size-12",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & VariantProps<typeof buttonClass>;

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, className, type = "submit", ...props },
  ref,
) {
  return <button ref={ref} type={type} className={buttonClass({ variant, size, className })} {...props} />;
});
