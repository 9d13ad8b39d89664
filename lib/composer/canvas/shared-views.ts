// What the views of many blocks are made of. The canvas fetches all of them: without this, the bundler puts them beside each (the composer's budget in tests/support/budgets.ts tells).
import '@/lib/forms/view/form-frame';
import '@/lib/forms/view/form-rows';
import '@/lib/ui/button-link';
import '@/lib/ui/email-text';
import '@/lib/ui/empty-state';
import '@/lib/ui/icon';
import '@/lib/ui/picture';
import '@/lib/ui/portrait';
import '@/lib/ui/section';
import '@/lib/ui/section-intro';
