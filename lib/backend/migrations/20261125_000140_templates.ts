import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What landing pages are made from; those that there are get the template that their address names. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_templates_layout" AS ENUM('logo', 'default');
  CREATE TYPE "public"."enum_templates_scope" AS ENUM('network', 'office');
  CREATE TABLE "templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"layout" "enum_templates_layout" DEFAULT 'logo' NOT NULL,
  	"start_id" integer,
  	"slug" varchar NOT NULL,
  	"scope" "enum_templates_scope" NOT NULL,
  	"office_id" integer,
  	"revision" numeric DEFAULT 1,
  	"revised_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "templates_owner_is_stated" CHECK (((scope = 'office') = (office_id is not null)) is true)
  );
  
  ALTER TABLE "templates" ADD CONSTRAINT "templates_start_id_pages_id_fk" FOREIGN KEY ("start_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "templates" ADD CONSTRAINT "templates_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "templates_name_idx" ON "templates" USING btree ("name");
  CREATE INDEX "templates_start_idx" ON "templates" USING btree ("start_id");
  CREATE UNIQUE INDEX "templates_slug_idx" ON "templates" USING btree ("slug");
  CREATE INDEX "templates_office_idx" ON "templates" USING btree ("office_id");
  CREATE INDEX "templates_updated_at_idx" ON "templates" USING btree ("updated_at");
  CREATE INDEX "templates_created_at_idx" ON "templates" USING btree ("created_at");`);
  await db.execute(sql`
    insert into templates (name, slug, layout, scope, office_id)
    select distinct on (template_slug)
      case when scope = 'office' or name in ('Seller Registration Landing Page', 'Seller Valuation Landing Page')
        then coalesce(nullif(name, ''), 'Marketing Landing Page') else 'Marketing Landing Page' end,
      template_slug, 'logo', scope::text::enum_templates_scope, office_id
    from pages
    where coalesce(template_slug, '') <> '' and scope in ('network', 'office')
    order by template_slug, scope`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "templates" CASCADE;
  DROP TYPE "public"."enum_templates_layout";
  DROP TYPE "public"."enum_templates_scope";`)
}
