ALTER TABLE `loyalty_redemptions` ADD `perk` text;--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `ends_at` text;--> statement-breakpoint
ALTER TABLE `membership_uses` ADD `redemption_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `membership_uses_redemption` ON `membership_uses` (`redemption_id`) WHERE "membership_uses"."redemption_id" is not null;