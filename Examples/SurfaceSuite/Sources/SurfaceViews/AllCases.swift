import SwiftUI
import UIKit

/// Every view of the suite.
@MainActor
public enum AllCases {
  public static let views: [any SurfaceView.Type] = [
    // Bars
    InlineTitle.self, LargeTitle.self, AutomaticTitle.self, TitleAsText.self, PrincipalText.self,
    BarButton.self, ConfirmingBarButton.self, BarMenu.self, BarLabel.self, BarButtonWithAnIcon.self,
    BarMenuWithAnIcon.self, BarLabelWithATitle.self, BottomBarButton.self, KeyboardButton.self,
    ItemOfATitleMenu.self, TabLabel.self, TabText.self, NewTab.self, TabOfALoop.self,
    SearchPrompt.self, PromptAsText.self,
    // Containers
    TextInAForm.self, LineInAForm.self, TextInAScrollView.self, TextInALazyStack.self,
    TextInALazyGrid.self, TextInAGrid.self, TextInAHorizontalScrollView.self,
    LineInAHorizontalScrollView.self, TextOnAScreen.self, TextInAZStack.self,
    TextInAGeometryReader.self, TextInAnOverlay.self, TextInABackground.self, FirstThatFits.self,
    LastThatFits.self, HeaderOfASection.self, HeaderView.self, HeaderOfOneLine.self,
    FooterOfASection.self, RowOfALoop.self, RowInABranch.self, DisclosedRow.self, BoxLabel.self,
    NameOfAValue.self, EmptyPage.self, TextInASheet.self, TextInASafeArea.self, TextOfALink.self,
    TextBesideAnIcon.self, TextBesideAText.self, TextWithPriority.self, LineBesideAnIcon.self,
    // Controls
    Segment.self, SegmentOfALoop.self, NameOfSegments.self, OptionInAMenu.self, OptionInAForm.self,
    OptionOfAWheel.self, NameOfAPicker.self, NameOfASwitch.self, NameOfAHiddenSwitch.self,
    SwitchOfOneLine.self, NameOfAStepper.self, NameOfADate.self, NameOfAColor.self,
    NameOfASlider.self, NameOfProgress.self, Placeholder.self, PlaceholderOfAPassword.self,
    PromptOfAField.self, FieldWithAPrompt.self, FieldWithText.self, FieldThatGrows.self,
    LabelInAList.self, LabelWithoutATitle.self, LabelWithoutAnIcon.self, LabelsWithoutTitles.self,
    LabelWithAnOwnStyle.self, ButtonInAList.self, ProminentButton.self, ButtonOfOneLine.self,
    WebLink.self, ButtonWithAStyleOfOneLine.self, ButtonWithAStyleThatGrows.self,
    ButtonWithAStyleOfOneHeight.self, ButtonsInsideOfAStyle.self, ButtonWithANamedStyle.self,
    // Dialogs
    TitleOfAnAlert.self, MessageOfAnAlert.self, ButtonOfAnAlert.self, CancelOfAnAlert.self,
    TitleOfAnOldAlert.self, TitleOfADialog.self, HiddenTitleOfADialog.self, ButtonOfADialog.self,
    MessageOfADialog.self, ItemOfAMenu.self, ItemWithAnIcon.self, ToggleInAMenu.self,
    ItemOfAContextMenu.self, HeaderInAMenu.self, LabelOfAMenu.self, SwipeButton.self,
    SwipeLabel.self, SwipeButtonWithAnIcon.self,
    // Frames
    FixedFrame.self, FixedHeightInAList.self, LargestHeight.self, LeastHeight.self,
    UnlimitedHeight.self, HeightInAConstant.self, HeightAroundAStack.self, HeightAroundAForm.self,
    WidthOfOneLine.self, PaddingInsideOfAWidth.self, PaddingOutsideOfAWidth.self, LargestWidth.self,
    WidthInAList.self, InfiniteLargestWidth.self, FixedSizeDown.self, FixedSizeDownInALowFrame.self,
    FixedSizeDownWithALine.self, FixedSizeInAList.self, FixedSizeOfOneLine.self,
    AspectRatioOfText.self, RelativeFrame.self, ScaleEffectInAList.self, ClippedInAList.self,
    // LineLimits
    NoLimitInAList.self, LineLimitOfOne.self, LineLimitOfTwo.self, LineLimitOfZero.self,
    LineLimitOfNil.self, LineLimitAroundAStack.self, LineLimitAroundAList.self,
    LineLimitTakenBack.self, TwoLineLimits.self, LineLimitOfARange.self, LineLimitUpTo.self,
    LineLimitFrom.self, LineLimitWithReservedSpace.self, LineLimitThatDepends.self,
    LineLimitInTheEnvironment.self, ScaledLine.self, ScaledLines.self, ScaleWithoutALimit.self,
    TightenedLine.self, LineCutInTheMiddle.self, LineCutAtTheHead.self, TruncationModeAlone.self,
    CapitalsInOneLine.self, CapitalsInAForm.self, ContentSizesUpToXLarge.self,
    LargestContentSizesInAList.self,
    // OwnViews
    OneStep.self, OneStepThatGrows.self, MembersOfAView.self, TwoSteps.self, ThreeSteps.self,
    FourSteps.self,
    TextInACard.self, TextInALowCard.self, TextInAProperty.self, TextInAFunction.self,
    TextInAConstant.self, QualifiedType.self, TextWithAModifier.self, TextWithTwoWays.self,
    TextOnACard.self, TextAsAShortTitle.self, TextInAnIf.self, LabelForVoiceOver.self,
    HintForVoiceOver.self, ActionForVoiceOver.self, ImageForVoiceOver.self, HelpOfAButton.self,
    HiddenText.self, HiddenStack.self,
  ]

  public static let controllers: [any SurfaceController.Type] = [
    // Bars
    TitleOfAController.self, TitleOfAnItem.self, PromptOfAnItem.self, BackTitle.self, BackItem.self,
    RightItem.self, TitleOfAnItemSetLater.self, TitleOfATab.self, SearchBarPrompt.self,
    // Cells
    LabelOfACell.self, LabelOfACellWithAllLines.self, ContentOfACell.self, ContentOfOneLine.self,
    HeaderOfATable.self, FooterOfATable.self, DeletionOfARow.self,
    // Dialogs
    AlertWithATitle.self, AlertWithAMessage.self, MessageSetLater.self, AlertWithAButton.self,
    SheetWithATitle.self, MenuOfAButton.self, ActionOfAButton.self, SwipeOfARow.self,
    // Views
    LabelOfOneLine.self, LabelOfTwoLines.self, LabelOfAllLines.self, LabelAsItIsMade.self,
    LabelMadeByAClosure.self, ButtonOfUIKit.self, ButtonThatWraps.self, ConfiguredButton.self,
    PlaceholderOfUIKit.self, SegmentsOfUIKit.self, SegmentSetLater.self, AccessibilityOfUIKit.self,
  ]
}
