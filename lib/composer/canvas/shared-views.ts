// Components that many views share. The canvas loads all views; without these imports the bundler duplicates
// the components in each chunk (checked by the composer's budget in tests/support/budgets.ts).
import '@/lib/forms/view/form-frame';
import '@/lib/forms/view/form-rows';
import '@/lib/ui/button-link';
import '@/lib/ui/email-text';
import '@/lib/ui/empty-state';
import '@/lib/ui/icon';
import '@/lib/ui/markdown';
import '@/lib/ui/picture';
import '@/lib/ui/portrait';
import '@/lib/ui/section';
import '@/lib/ui/section-intro';
