DROP INDEX `saved_provisions_slug`;--> statement-breakpoint
ALTER TABLE `saved_provisions` ADD `project_id` text REFERENCES projects(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_provisions_project_slug` ON `saved_provisions` (`project_id`,`slug`) WHERE "saved_provisions"."project_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_provisions_slug` ON `saved_provisions` (`workspace_id`,`slug`) WHERE "saved_provisions"."project_id" is null;--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `perk` text;--> statement-breakpoint
ALTER TABLE `loyalty_redemptions` ADD `ends_at` text;--> statement-breakpoint
ALTER TABLE `membership_uses` ADD `redemption_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `membership_uses_redemption` ON `membership_uses` (`redemption_id`) WHERE "membership_uses"."redemption_id" is not null;